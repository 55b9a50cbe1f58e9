import Foundation
import SwiftUI

final class Note: ObservableObject {
    @Published var text = NSMutableAttributedString(string: "")
    @Published var count = 0

    func add(_ then: @escaping (@escaping () -> Void) -> Void) {
        then { [weak self] in
            guard let self else { return }
            let kept = text
            kept.append(NSAttributedString(string: "x"))
            text = kept
            count = count
        }
        then { self.count = self.count }
        count = count
    }
}

struct NoteView: View {
    @ObservedObject var note: Note

    var body: some View { Text(note.text.string + "\(note.count)") }
}
