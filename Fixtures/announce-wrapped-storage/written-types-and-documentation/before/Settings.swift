import SwiftUI

enum Sorting: String {
    case name, date
}

final class Settings: ObservableObject {
    /// How many columns there are.
    @AppStorage("columns") var columns: Int = 3

    /// Where the sidebar was.
    ///
    /// Nothing where it was never moved.
    @AppStorage("sidebar")
    public private(set) var sidebar: Double?

    @AppStorage("sorting") var sorting = Sorting.name
    @AppStorage("direction") private(set) var direction: Sorting = .date // or name

    /* The theme. */
    @AppStorage("theme", store: UserDefaults(suiteName: "group")) final var theme = "plain"
}

struct SettingsView: View {
    @ObservedObject var settings: Settings

    var body: some View {
        Text("\(settings.columns)")
    }
}
