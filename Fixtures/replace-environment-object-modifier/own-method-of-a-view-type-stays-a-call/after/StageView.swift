import SwiftUI

struct StageView: View {
    var score: Score?

    var body: some View {
        Text("\(score?.points ?? 0)")
    }

    func environmentObject(_ score: Score) -> StageView {
        StageView(score: score)
    }
}

struct Theatre: View {
    @State private var score = Score()

    var body: some View {
        StageView().environmentObject(score)
    }
}
