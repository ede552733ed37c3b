import { CheckmarkRegular, CopyRegular } from '@fluentui/react-icons';
import { useState } from 'react';
import { Button } from './Button';
import { VisuallyHidden } from './VisuallyHidden';

export type CopyButtonProps = {
  text: string;
  label?: string;
  /** Called when the browser denies the clipboard, as it does on pages without encryption. */
  onRefused: () => void;
};

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label = 'Copy', onRefused }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onRefused();
    }
  };
  return (
    <>
      <Button icon={isCopied ? <CheckmarkRegular /> : <CopyRegular />} onClick={copy}>
        {isCopied ? 'Copied' : label}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied ? 'Copied to clipboard.' : ''}</span>
      </VisuallyHidden>
    </>
  );
}
