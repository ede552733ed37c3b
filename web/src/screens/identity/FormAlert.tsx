import './gate.css';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';

/** What became of a form, in the form; lighter than Fluent's MessageBar, which the sign-in page need not load. */
export function FormAlert({ tone, text }: { tone: 'error' | 'success'; text: string | null }) {
  if (!text) return null;
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className="form-alert">
      {tone === 'error' ? <ErrorCircleRegular aria-hidden /> : <CheckmarkCircleRegular aria-hidden />}
      <span>{text}</span>
    </div>
  );
}
