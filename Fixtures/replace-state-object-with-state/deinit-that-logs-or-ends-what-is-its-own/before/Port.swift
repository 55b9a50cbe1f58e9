import SwiftUI

struct Port: View {
    @StateObject private var ferry = Ferry()
    @StateObject private var tug = Tug()
    @StateObject private var barge = Barge()
    @StateObject private var pilot = Pilot()
    @StateObject private var archive = Archive()

    var body: some View {
        Text("\(ferry.cars) \(tug.speed) \(barge.load) \(pilot.course)")
    }
}

struct Pier: View {
    @StateObject private var liner = Liner()
    @StateObject private var yacht = Yacht()
    @StateObject private var ownCrane = Crane(queue: OperationQueue())
    @StateObject private var crane: Crane

    init(queue: OperationQueue) { _crane = StateObject(wrappedValue: Crane(queue: queue)) }

    var body: some View {
        Text("\(liner.decks) \(yacht.sails) \(crane.height) \(ownCrane.height)")
    }
}
