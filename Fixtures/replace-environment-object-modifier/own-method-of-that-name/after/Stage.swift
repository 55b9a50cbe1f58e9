import SwiftUI

struct Stage {
    private(set) var objects: [AnyObject] = []

    func environmentObject(_ object: AnyObject) -> Stage {
        var copy = self
        copy.objects.append(object)
        return copy
    }
}

func makeStage(score: Score) -> Stage {
    Stage().environmentObject(score)
}

struct ScoreView: View {
    @State private var score = Score()

    var body: some View {
        Text("\(score.points)")
            .environment(score)
    }
}
