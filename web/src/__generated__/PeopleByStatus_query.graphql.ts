/**
 * @generated SignedSource<<b1eccf6bd03d0786b161b6b7d7f582f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PeopleByStatus_query$data = {
  readonly bank: {
    readonly totalCount: number;
  };
  readonly outside: {
    readonly totalCount: number;
  };
  readonly staffOverview: {
    readonly activeContractors: number;
    readonly activeStaff: number;
    readonly inactiveStaff: number;
  };
  readonly w9: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "PeopleByStatus_query";
};
export type PeopleByStatus_query$key = {
  readonly " $data"?: PeopleByStatus_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeopleByStatus_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PeopleByStatus_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffOverview",
      "kind": "LinkedField",
      "name": "staffOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeContractors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeStaff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inactiveStaff",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "outside",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "step",
          "value": "SIGNED_IN"
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "newcomers",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "newcomers(first:1,step:\"SIGNED_IN\")"
    },
    {
      "alias": "w9",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "step",
          "value": "W9"
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "newcomers",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "newcomers(first:1,step:\"W9\")"
    },
    {
      "alias": "bank",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "step",
          "value": "BANK_ACCOUNT"
        }
      ],
      "concreteType": "UserConnection",
      "kind": "LinkedField",
      "name": "newcomers",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "newcomers(first:1,step:\"BANK_ACCOUNT\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0513ffabd63337285ecb6f35ecf8d696";

export default node;
