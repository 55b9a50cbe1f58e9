import SwiftUI

@Observable
class Outline {
    var lines: [String] = []
    @ObservationIgnored var cachedText: String?
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
    var outline: Numbered

    var body: some View {
        Text(outline.text)
    }
}
