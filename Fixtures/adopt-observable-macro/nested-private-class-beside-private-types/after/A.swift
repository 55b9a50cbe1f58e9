import SwiftUI

struct Wizard: View {
    private enum Step: Int, CaseIterable { case one, two }
    @Observable
    private final class Flow: Observable {
        var step = Step.one
        func next() { step = Step(rawValue: step.rawValue + 1) ?? .one }
    }
    @State private var flow = Flow()
    var body: some View { Button("\(flow.step.rawValue)") { flow.next() } }
}
