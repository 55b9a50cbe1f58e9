import SwiftUI

class Outline: ObservableObject {
    @Published var lines: [String] = []
    var cachedText: String?
    var footnotes: [String] = []
}

final class Numbered: Outline {
    var text: String {
        if cachedText == nil { cachedText = lines.joined() }
        return cachedText ?? ""
    }

    func forget() {
        footnotes = []
    }
}

struct NumberedView: View {
    @ObservedObject var outline: Numbered

    var body: some View {
        Text(outline.text)
    }
}
