import SwiftUI

struct StepsView: View {
    @State private var counter = StepCounter()

    var body: some View {
        Text("\(counter.steps)")
    }
}
