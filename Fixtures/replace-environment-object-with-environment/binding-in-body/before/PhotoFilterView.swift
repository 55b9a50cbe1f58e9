import SwiftUI

struct PhotoFilterView: View {
    @EnvironmentObject private var filter: PhotoFilter

    var body: some View {
        Toggle("Vivid", isOn: $filter.isVivid)
    }
}
