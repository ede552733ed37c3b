/**
 * @generated SignedSource<<6735708294d614276a2d77ecfcd72aa6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DetailsButton_log$data = {
  readonly action: string;
  readonly timestamp: string;
  readonly " $fragmentType": "DetailsButton_log";
};
export type DetailsButton_log$key = {
  readonly " $data"?: DetailsButton_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailsButton_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DetailsButton_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timestamp",
      "storageKey": null
    }
  ],
  "type": "AuditLog",
  "abstractKey": null
};

(node as any).hash = "d7c801527832adfebff37e89bdaad592";

export default node;
