import Combine

final class Clock: ObservableObject {
	@Published var time = 0; @Published var zone = 0

	var ticks: AnyPublisher<Int, Never> {
		// TODO(observe-migrate): the publisher '$time' of 'Clock' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own, which '--bridge-publishers' writes [publisher-used]
		// TODO(observe-migrate): the publisher '$zone' of 'Clock' is used, and a tracked property has none; replace it with 'didSet' in the class, 'onChange(of:initial:)' in a view, or a subject of your own, which '--bridge-publishers' writes [publisher-used]
		if zone == 0 { return $time.eraseToAnyPublisher() } else { return $zone.eraseToAnyPublisher() }
	}
}