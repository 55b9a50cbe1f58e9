import SwiftUI

struct TagView: View {
    var tag: Tag

    var body: some View {
        field(for: .constant("other"))
    }

    func field(for name: Binding<String>) -> some View {
        @Binding(projectedValue: name) var tag: String
        return TextField(self.tag.name, text: $tag)
    }
}
