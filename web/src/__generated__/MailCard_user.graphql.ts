/**
 * @generated SignedSource<<babd82081e66af69c1387b1c1cc00f6e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MailChoice = "STATEMENT_READY" | "TAX_DOCUMENT_READY" | "WEEK_REJECTED";
import { FragmentRefs } from "relay-runtime";
export type MailCard_user$data = {
  readonly mailChoices: ReadonlyArray<MailChoice> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSetMailChoice_user">;
  readonly " $fragmentType": "MailCard_user";
};
export type MailCard_user$key = {
  readonly " $data"?: MailCard_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailCard_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MailCard_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailChoices",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSetMailChoice_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "62bc9e38e32129c260af24d7f650c58e";

export default node;
