import SwiftUI

struct Values {
    var a: Int
    var b: String
}

@Observable
final class Journey {
    var values: Values
    var first: Values
    var other: Values

    init(start: Int) {
        self.values = Values(
            a: start,

            b: """
                one
                  two
                """
        )
        first = Values(
            a: start,
            b: "b"
        )
        other = Values(
            a: start,
            b: "b"
        )
    }
}
