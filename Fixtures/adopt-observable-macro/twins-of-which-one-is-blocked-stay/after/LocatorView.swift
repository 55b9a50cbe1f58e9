import SwiftUI

struct LocatorView: View {
    @ObservedObject var locator: Locator

    var body: some View {
        Text(locator.place)
    }
}
