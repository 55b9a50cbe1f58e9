import SwiftUI

struct LocatorView: View {
    @Bindable var locator: Locator

    var body: some View {
        TextField("Place", text: $locator.place)
    }
}
