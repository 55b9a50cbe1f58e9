import SwiftUI

struct Port: View {
    @State private var ferry = Ferry()
    @State private var tug = Tug()
    @State private var barge = Barge()
    @State private var pilot = Pilot()
    @State private var archive = Archive()

    var body: some View {
        Text("\(ferry.cars) \(tug.speed) \(barge.load) \(pilot.course)")
    }
}

struct Pier: View {
    @StateObject private var liner = Liner()
    @StateObject private var yacht = Yacht()
    @State private var ownCrane = Crane(queue: OperationQueue())
    @StateObject private var crane: Crane

    init(queue: OperationQueue) { _crane = StateObject(wrappedValue: Crane(queue: queue)) }

    var body: some View {
        Text("\(liner.decks) \(yacht.sails) \(crane.height) \(ownCrane.height)")
    }
}
