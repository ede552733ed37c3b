/**
 * @generated SignedSource<<382bb781f2b805965389a98b0ca30ccb>>
 * @relayHash aa5410e6c1b510c9cee748e925c949b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d5383c8de7348f49f0a4168f639ed0bb85099d40cfc1530a3a38b611e444fce

import { ConcreteRequest } from 'relay-runtime';
export type useContractorSearchQuery$variables = {
  search?: string | null | undefined;
};
export type useContractorSearchQuery$data = {
  readonly contractors: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly email: string;
        readonly id: string;
        readonly name: string;
      };
    }>;
    readonly totalCount: number;
  };
};
export type useContractorSearchQuery = {
  response: useContractorSearchQuery$data;
  variables: useContractorSearchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 100
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "UserConnection",
    "kind": "LinkedField",
    "name": "contractors",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useContractorSearchQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useContractorSearchQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6d5383c8de7348f49f0a4168f639ed0bb85099d40cfc1530a3a38b611e444fce",
    "metadata": {},
    "name": "useContractorSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "26e0b79422b995ab16092cd2fbb4abff";

export default node;
