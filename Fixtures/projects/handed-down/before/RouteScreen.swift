import SwiftUI

struct RouteScreen: View {
    @StateObject private var route = Route()

    var body: some View {
        RoutePage(route: route)
    }
}
