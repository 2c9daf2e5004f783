import { expect, test } from '@playwright/test';

test('the landing page shows the practices that are in use and opens one', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('link', { name: /Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
