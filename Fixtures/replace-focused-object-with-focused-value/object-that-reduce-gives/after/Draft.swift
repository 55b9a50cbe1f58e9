import SwiftUI

@Observable
final class Draft {
    var text = ""
}

@Observable
final class Outbox {
    var count = 0
}

struct DraftView: View {
    var drafts: [Draft]

    var body: some View {
        Text("Draft").focusedSceneValue(drafts.reduce(drafts[0]) { $1.text.isEmpty ? $0 : $1 })
    }
}
