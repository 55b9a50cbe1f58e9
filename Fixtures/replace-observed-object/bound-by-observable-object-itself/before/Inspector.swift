import SwiftUI

struct Inspector<Subject: ObservableObject, Content: View>: View {
    @ObservedObject var subject: Subject
    let content: (Subject) -> Content

    var body: some View {
        content(subject)
    }
}

struct LensView: View {
    @StateObject private var lens = Lens()

    var body: some View {
        Inspector(subject: lens) { lens in
            Text("\(lens.focus) mm")
        }
    }
}
