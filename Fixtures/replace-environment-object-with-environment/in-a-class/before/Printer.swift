import SwiftUI

@MainActor
final class Paper: ObservableObject {
    @Published var sheets = 0
}

/// No view: nothing puts an object into its environment, before and after.
@MainActor
final class Printer {
    @EnvironmentObject private var paper: Paper
    @EnvironmentObject private var other: Paper

    func show(_ isShown: Bool) -> Int { isShown ? other.sheets : 0 }
}
