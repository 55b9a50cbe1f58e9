import Foundation
import SwiftUI

final class Font {
    var size = 12
}

@Observable
final class Page {
    var text = NSMutableAttributedString(string: "") { didSet { withMutation(keyPath: \.text) {} } }
    var font = Font() { didSet { withMutation(keyPath: \.font) {} } }
    var lines: [String] = []
}

final class Editor {
    private let page: Page

    init(page: Page) {
        self.page = page
    }

    func type(_ letters: String) {
        let text = page.text
        text.append(NSAttributedString(string: letters))
        page.withMutation(keyPath: \.text) { page.text = text }
    }

    func grow(_ then: @escaping (@escaping () -> Void) -> Void) {
        then { [weak self] in
            guard let self else { return }
            let font = page.font
            font.size += 1
            page.font = font
        }
        then { [weak self] in
            guard let self else { return }
            page.font.size += 1
            page.font = page.font
        }
    }

    /// Values that were saved are the same.
    func restore() {
        let lines = page.lines
        page.lines = lines
    }
}

struct PageView: View {
    var page: Page

    var body: some View {
        Text(page.text.string + "\(page.font.size)" + page.lines.joined())
    }
}
