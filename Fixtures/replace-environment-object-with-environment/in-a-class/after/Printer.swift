import SwiftUI

@Observable
@MainActor
final class Paper {
    var sheets = 0
}

/// No view: nothing puts an object into its environment, before and after.
@MainActor
final class Printer {
    @Environment(Paper.self) private var paper
    @Environment(Paper.self) private var other

    func show(_ isShown: Bool) -> Int { isShown ? other.sheets : 0 }
}
