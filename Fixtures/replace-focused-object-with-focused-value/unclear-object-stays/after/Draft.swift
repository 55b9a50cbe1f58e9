import SwiftUI

final class Draft: ObservableObject {
    @Published var text = ""
}

final class Outbox: ObservableObject {
    @Published var count = 0
}

struct DraftView: View {
    var drafts: [Draft]

    var body: some View {
        Text("Draft").focusedSceneObject(drafts[keyPath: \.[0]])
    }
}
