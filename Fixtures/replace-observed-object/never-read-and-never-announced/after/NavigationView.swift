import SwiftUI

func label(_ key: String) -> String { UserDefaults.standard.string(forKey: key) ?? key }

struct NavigationRow: View {
    @State private var navigation = Navigation()
    private let quiet = QuietStation()
    @State private var signal = Signal()

    var body: some View {
        let _ = quiet.name
        Text(label("row"))
    }
}

/// The watch may be one that publishes something.
struct WatchRow: View {
    private let watch = Watch.shared

    var body: some View { Text(label("watch")) }
}

struct RouteRow<R: Route>: View {
    var route: R

    var body: some View { Text(label("route")) }
}

struct RoutesView: View {
    var body: some View {
        RouteRow(route: QuietRoute())
        RouteRow(route: BusyRoute())
    }
}
