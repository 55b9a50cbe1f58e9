import SwiftUI

struct LetterView: View {
    @ObservedObject var letter: Letter

    var body: some View {
        TextField("Subject", text: $letter.subject)
    }
}
