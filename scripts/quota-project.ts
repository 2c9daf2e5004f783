/**
 * Google's sign-in (Identity Toolkit) refuses people's own credentials that do not say whose quota
 * they use. Firebase's SDK asks the environment for it; demo projects have none.
 */
export function setQuotaProject(
  project: string,
  environment: NodeJS.ProcessEnv = process.env,
): void {
  if (!project.startsWith('demo-')) environment.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;
}
