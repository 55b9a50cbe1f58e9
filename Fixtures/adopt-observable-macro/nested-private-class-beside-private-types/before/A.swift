import SwiftUI

struct Wizard: View {
    private enum Step: Int, CaseIterable { case one, two }
    private final class Flow: ObservableObject {
        @Published var step = Step.one
        func next() { step = Step(rawValue: step.rawValue + 1) ?? .one }
    }
    @StateObject private var flow = Flow()
    var body: some View { Button("\(flow.step.rawValue)") { flow.next() } }
}
