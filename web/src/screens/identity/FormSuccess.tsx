import './gate.css';
import { CheckmarkCircleRegular } from '@fluentui/react-icons';

/** What a form has done, in the form. */
export const FormSuccess = ({ text }: { text: string | null }) =>
  text && (
    <div role="status" className="form-alert">
      <CheckmarkCircleRegular aria-hidden />
      <span>{text}</span>
    </div>
  );
