import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { RegisterScreen } from './RegisterScreen';

export type OtherFormProps = { form: 'forgot' | 'register'; onBack: () => void };

/** What few people need of the sign-in page. */
export const OtherForm = ({ form, onBack }: OtherFormProps) =>
  form === 'forgot' ? <ForgotPasswordScreen onBack={onBack} /> : <RegisterScreen onBack={onBack} />;
