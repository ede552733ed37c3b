/**
 * @generated SignedSource<<606fcbd9b5a5f2eaff5b622d22f104af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type MailChoice = "STATEMENT_READY" | "TAX_DOCUMENT_READY" | "WEEK_REJECTED";
import { FragmentRefs } from "relay-runtime";
export type useSetMailChoice_user$data = {
  readonly id: string;
  readonly mailChoices: ReadonlyArray<MailChoice> | null | undefined;
  readonly " $fragmentType": "useSetMailChoice_user";
};
export type useSetMailChoice_user$key = {
  readonly " $data"?: useSetMailChoice_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSetMailChoice_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useSetMailChoice_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailChoices",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6f2229ca40f04fcc941cbd6a553dbbc8";

export default node;
