import SwiftUI

struct PhotoFilterView: View {
    @Environment(PhotoFilter.self) private var filter

    var body: some View {
        @Bindable var filter = filter
        Toggle("Vivid", isOn: $filter.isVivid)
    }
}
