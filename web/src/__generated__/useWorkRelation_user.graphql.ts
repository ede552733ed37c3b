/**
 * @generated SignedSource<<a7c3ad8e28256e4766be728ec9aa05b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type WorkRelation = "CONTRACTOR" | "EMPLOYEE";
import { FragmentRefs } from "relay-runtime";
export type useWorkRelation_user$data = {
  readonly id: string;
  readonly workRelation: WorkRelation | null | undefined;
  readonly " $fragmentType": "useWorkRelation_user";
};
export type useWorkRelation_user$key = {
  readonly " $data"?: useWorkRelation_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWorkRelation_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useWorkRelation_user",
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
      "name": "workRelation",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "7fa811adae6fd93bd32b51a6b32371bf";

export default node;
