import Foundation
import SwiftUI

@Observable
final class Note {
    var text = NSMutableAttributedString(string: "") { didSet { withMutation(keyPath: \.text) {} } }
    var count = 0 { didSet { withMutation(keyPath: \.count) {} } }

    func add(_ then: @escaping (@escaping () -> Void) -> Void) {
        then { [weak self] in
            guard let self else { return }
            let kept = text
            kept.append(NSAttributedString(string: "x"))
            withMutation(keyPath: \.text) { self.text = kept }
            withMutation(keyPath: \.count) { self.count = self.count }
        }
        then { self.withMutation(keyPath: \.count) { self.count = self.count } }
        withMutation(keyPath: \.count) { count = count }
    }
}

struct NoteView: View {
    var note: Note

    var body: some View { Text(note.text.string + "\(note.count)") }
}
