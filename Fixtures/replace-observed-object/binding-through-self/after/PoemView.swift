import SwiftUI

struct PoemView: View {
    @Bindable var poem: Poem

    var body: some View {
        TextField("Verse", text: self.$poem.verse)
    }
}
