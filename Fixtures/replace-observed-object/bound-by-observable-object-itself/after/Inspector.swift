import SwiftUI

struct Inspector<Subject: AnyObject & Observable, Content: View>: View {
    var subject: Subject
    let content: (Subject) -> Content

    var body: some View {
        content(subject)
    }
}

struct LensView: View {
    @State private var lens = Lens()

    var body: some View {
        Inspector(subject: lens) { lens in
            Text("\(lens.focus) mm")
        }
    }
}
