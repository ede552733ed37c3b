/**
 * @generated SignedSource<<6bb956edcd482e2b1fddbf79b537cfbe>>
 * @relayHash f0489b9c40cc1644f64daeeb09070f02
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d0e987a2db610e9415050cae59dfcc148f0c212ee39d8e80ef2d3b9f87ec306

import { ConcreteRequest } from 'relay-runtime';
export type sendDayQuery$variables = {
  date: string;
  userId: string;
};
export type sendDayQuery$data = {
  readonly timeLogs: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly description: string;
        readonly id: string;
        readonly worked: boolean;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type sendDayQuery = {
  response: sendDayQuery$data;
  variables: sendDayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userId"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "endDate",
        "variableName": "date"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      },
      {
        "kind": "Variable",
        "name": "startDate",
        "variableName": "date"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "userId"
      }
    ],
    "concreteType": "TimeLogConnection",
    "kind": "LinkedField",
    "name": "timeLogs",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TimeLogEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TimeLog",
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
                "name": "worked",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "description",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "sendDayQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "sendDayQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "8d0e987a2db610e9415050cae59dfcc148f0c212ee39d8e80ef2d3b9f87ec306",
    "metadata": {},
    "name": "sendDayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a80834e16a34e34b59cf54aecd07a0a";

export default node;
