/**
 * @generated SignedSource<<2eda095225dea4573a59a0216816eb3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ActionFilter_query$data = {
  readonly auditActionGroups: ReadonlyArray<{
    readonly actions: ReadonlyArray<string>;
    readonly name: string;
  }>;
  readonly " $fragmentType": "ActionFilter_query";
};
export type ActionFilter_query$key = {
  readonly " $data"?: ActionFilter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActionFilter_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ActionFilter_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditActionGroup",
      "kind": "LinkedField",
      "name": "auditActionGroups",
      "plural": true,
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
          "name": "actions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1505877bc0d832e7e05aec8dfc74b71e";

export default node;
