import './gate.css';
import { ErrorCircleRegular } from '@fluentui/react-icons';

/** A form's error; lighter than Fluent's MessageBar, which the sign-in page need not load. */
export const FormAlert = ({ text }: { text: string | null }) =>
  text && (
    <div role="alert" className="form-alert">
      <ErrorCircleRegular aria-hidden />
      <span>{text}</span>
    </div>
  );
