/**
 * @generated SignedSource<<ce16ccba82158a663e6da8c8b3ae4418>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LogUser_log$data = {
  readonly user: {
    readonly email: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "LogUser_log";
};
export type LogUser_log$key = {
  readonly " $data"?: LogUser_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogUser_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LogUser_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditLog",
  "abstractKey": null
};

(node as any).hash = "6e823bdfabe901297947f59c9308c4b8";

export default node;
