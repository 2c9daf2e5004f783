import { expect, test } from 'vitest';
import { sizeOfCut } from './cut-picture.ts';

test('a cut is as large as it is in the picture, and no larger than allowed', () => {
  expect(sizeOfCut({ width: 300, height: 200 }, 1024)).toEqual({ width: 300, height: 200 });
  expect(sizeOfCut({ width: 4096, height: 1024 }, 1024)).toEqual({ width: 1024, height: 256 });
  expect(sizeOfCut({ width: 1000, height: 4000 }, 512)).toEqual({ width: 128, height: 512 });
});

test('a hair’s breadth of a picture is still a pixel: a canvas of none cannot be written', () => {
  expect(sizeOfCut({ width: 9000, height: 0.4 }, 1024)).toEqual({ width: 1024, height: 1 });
});
