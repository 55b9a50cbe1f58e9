import SwiftUI

struct SailView: View {
    @Bindable var sail: Sail

    init(sail: Sail) {
        _sail = .init(wrappedValue: sail)
    }

    var body: some View {
        Toggle("Raised", isOn: $sail.isRaised)
    }
}
