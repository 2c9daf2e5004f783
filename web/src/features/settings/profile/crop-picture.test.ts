import { expect, test } from 'vitest';
import { sizeOfCrop } from './crop-picture.ts';

test('a cut is as large as it is in the picture, and no larger than allowed', () => {
  expect(sizeOfCrop({ width: 300, height: 200 }, 1024)).toEqual({ width: 300, height: 200 });
  expect(sizeOfCrop({ width: 4096, height: 1024 }, 1024)).toEqual({ width: 1024, height: 256 });
  expect(sizeOfCrop({ width: 1000, height: 4000 }, 512)).toEqual({ width: 128, height: 512 });
});

test('a hair’s breadth of a picture is still a pixel: a canvas of none cannot be written', () => {
  expect(sizeOfCrop({ width: 9000, height: 0.4 }, 1024)).toEqual({ width: 1024, height: 1 });
});
