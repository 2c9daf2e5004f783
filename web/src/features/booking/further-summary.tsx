export { ErrorSummary as default } from '../../ui/error-summary.tsx';
