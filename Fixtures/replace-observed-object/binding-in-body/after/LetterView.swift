import SwiftUI

struct LetterView: View {
    @Bindable var letter: Letter

    var body: some View {
        TextField("Subject", text: $letter.subject)
    }
}
