import SwiftUI

struct PoemView: View {
    @ObservedObject var poem: Poem

    var body: some View {
        TextField("Verse", text: self.$poem.verse)
    }
}
