import SwiftUI

struct SailView: View {
    @ObservedObject var sail: Sail

    init(sail: Sail) {
        _sail = .init(initialValue: sail)
    }

    var body: some View {
        Toggle("Raised", isOn: $sail.isRaised)
    }
}
