import SwiftUI

extension Footer: View {
    var body: some View { content }
}

struct Header {
    @ObservedObject var notes: Notes
}

extension Header: View {
    var body: some View { Text(notes.text) }
}
