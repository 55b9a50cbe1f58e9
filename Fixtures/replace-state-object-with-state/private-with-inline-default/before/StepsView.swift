import SwiftUI

struct StepsView: View {
    @StateObject private var counter = StepCounter()

    var body: some View {
        Text("\(counter.steps)")
    }
}
