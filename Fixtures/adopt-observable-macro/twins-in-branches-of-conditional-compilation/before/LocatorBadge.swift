import SwiftUI

struct LocatorBadge: View {
    @EnvironmentObject private var locator: Locator

    var body: some View {
        Text(locator.place)
    }
}
